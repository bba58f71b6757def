declare module '*.sql' {
  const text: string;
  export default text;
}

declare module '*.graphql' {
  const text: string;
  export default text;
}
