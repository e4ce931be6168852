/**
 * Ends with code 0 when the server on this machine says that it is healthy. For a container's health check.
 */
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 4173}/health`);
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}

export {};
