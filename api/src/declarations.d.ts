declare module '*.sql' {
  const text: string;
  export default text;
}

declare module '*.graphql' {
  const text: string;
  export default text;
}

declare module '*.ttf' {
  /** The file as base64. */
  const base64: string;
  export default base64;
}
