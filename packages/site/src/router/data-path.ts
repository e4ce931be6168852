/** Where the data of a prerendered page are published. */
export const dataPath = (pathname: string) => `/data${pathname === '/' ? '/index' : pathname}.json`;
