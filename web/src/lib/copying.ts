// Copying text where the browser lets us, and where it does not: on plain http it has no clipboard for pages.

/** Copy the text of a field; whether that was done. The field keeps its text selected where it was not. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand?.("copy") ?? false;
  }
}
