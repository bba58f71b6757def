import { graphql } from '../../generated';

export const CreateOrderMutation = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    siteCreateOrder(input: $input) {
      id
      fio
      email
      createdAt
      deliveryPrice
      deliveryType
      deliveryCity
      deliveryDate
      deliveryPeriod
      paymentType
      userType
      requisiteName
      requisiteInn
      requisiteDirector
      requisiteAddress
      requisiteBankName
      requisiteBankBik
      requisiteBankAccount
      requisiteAccountNumber
      products {
        productId
        productCount
        productName
        productPrice
        discount
        childProducts {
          productId
          productCount
          productName
          productPrice
          discount
        }
      }
    }
  }
`);
