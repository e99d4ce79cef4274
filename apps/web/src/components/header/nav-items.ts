import { Bell, Eye, FlaskConical, Folder, History, type LucideIcon, Star, Table2 } from 'lucide-react'

/** Pages linked in the header. */
export const navItems = [
  { id: 'inicio', href: '/', label: 'Inicio' },
  { id: 'como-funciona', href: '/como-funciona', label: 'Cómo funciona' },
  { id: 'resultados', href: '/resultados', label: 'Sentencias' },
  { id: 'normas', href: '/normativa', label: 'Normas' },
  { id: 'asistente', href: '/chat', label: 'Asistente' },
  { id: 'cobertura', href: '/cobertura', label: 'Cobertura' },
] as const
export type NavItemId = (typeof navItems)[number]['id']

/** Pages linked in the account menu. */
export const accountItems: readonly { readonly href: string; readonly label: string; readonly icon: LucideIcon }[] = [
  { href: '/mis-busquedas', label: 'Mis búsquedas', icon: History },
  { href: '/alertas', label: 'Alertas', icon: Bell },
  { href: '/vigilancia', label: 'Vigilancia', icon: Eye },
  { href: '/mis-favoritos', label: 'Mis favoritos', icon: Star },
  { href: '/carpetas', label: 'Carpetas', icon: Folder },
  { href: '/investigaciones', label: 'Investigaciones', icon: FlaskConical },
  { href: '/analisis-patrones', label: 'Mis análisis', icon: Table2 },
]

/** Kept out of client components: the server needs the string and not a client reference. */
export const menuItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-14 text-ink hover:bg-select hover:no-underline focus-visible:bg-select'
