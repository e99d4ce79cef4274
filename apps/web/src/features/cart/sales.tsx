'use client'
import { createContext, type ReactNode, useContext } from 'react'

const SalesContext = createContext(true)

/** Whether a base can be contracted now. False without a payment provider. */
export function useSales(): boolean {
  return useContext(SalesContext)
}

export function SalesProvider({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  return <SalesContext value={isOpen}>{children}</SalesContext>
}
