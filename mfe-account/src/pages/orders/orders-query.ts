import { graphql } from '../../generated';

export const OrdersQuery = graphql(`
  query Orders {
    siteOrders {
      id
      createdAt
      orderStatus
      deliveryPrice
      products {
        productCount
        productPrice
        discount
        childProducts {
          productCount
          productPrice
          discount
        }
      }
    }
  }
`);
