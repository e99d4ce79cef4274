'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followFolder } from './follow-folder.ts'

/** Shows what others change in the folder, without a reload. What is being written stays. */
export function LiveFolder({ folderId }: { readonly folderId: string }) {
  const router = useRouter()
  useEffect(() => followFolder(folderId, () => router.refresh()), [folderId, router])
  return null
}
