declare module 'hyphen/es/index.js' {
  const spanish: { readonly hyphenateSync: (text: string) => string }
  export default spanish
}
