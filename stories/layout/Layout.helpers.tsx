export function Box({ children }: { children: string }) {
  return (
    <div data-surface="quiet" style={{ padding: 16, borderRadius: 8 }}>
      {children}
    </div>
  );
}
