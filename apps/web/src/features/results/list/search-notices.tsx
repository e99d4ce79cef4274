/** Notices about how the search differs from the request. */
export function SearchNotices({ notices }: { readonly notices: readonly string[] }) {
  return notices.map((notice) => (
    <p
      key={notice}
      role="status"
      className="border-b border-paper-rule bg-part-wash px-4 py-2.5 text-14 text-pretty text-ink md:px-6 lg:pl-10"
    >
      {notice}
    </p>
  ))
}
