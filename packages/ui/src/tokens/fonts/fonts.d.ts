declare module '*.woff2?no-inline' {
  const url: string;
  export default url;
}
