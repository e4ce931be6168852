export default { devIndicators: false, turbopack: { root: import.meta.dirname } };
