/** Apart from what runs in the browser, so that the server reads the words and not a reference to them. */
export const menuItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-14 text-ink hover:bg-select hover:no-underline focus-visible:bg-select'
