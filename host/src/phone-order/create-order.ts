import { graphql } from '../generated';

export const PhoneOrderMutation = graphql(`
  mutation PhoneOrder($input: CreateOrderInput!) {
    siteCreateOrder(input: $input) {
      id
    }
  }
`);
