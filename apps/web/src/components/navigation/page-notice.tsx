/** Why the requested page does not arrive. It is part of the page, because nothing more can be fetched then. */
export function PageNotice({ children }: { readonly children: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-[34rem] rounded-sm bg-part-wash px-3.5 py-2.5 text-14 text-part shadow-float md:bottom-6 print:hidden"
    >
      {children}
    </p>
  )
}
