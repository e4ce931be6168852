/** A box that shows where a layout puts its children. */
export function Box({ children }: { children: string }) {
  return (
    <div data-surface="deep" style={{ padding: 16, borderRadius: 8 }}>
      {children}
    </div>
  );
}
