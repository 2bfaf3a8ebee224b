/** Reads a value when first asked for and keeps it; a failure is not kept. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    if (!value) {
      value = read();
      value.catch(() => { value = undefined; });
    }
    return value;
  };
}
