import { graphql } from '../../generated';

export const CreateOrderMutation = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    siteCreateOrder(input: $input) {
      id
      fio
      email
      createdAt
      deliveryPrice
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
