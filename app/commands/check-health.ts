/** Health check of a container: exits with 0 if the server in it is healthy, otherwise with 1. */
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 4173}/health`);
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}

export {};
