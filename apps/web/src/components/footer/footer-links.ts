interface FooterLink {
  readonly href: string
  readonly label: string
}

const guestLinks: readonly FooterLink[] = [
  { href: '/login', label: 'Iniciar Sesión' },
  { href: '/register', label: 'Registrarse' },
  { href: '/mis-busquedas', label: 'Mis búsquedas' },
  { href: '/mis-favoritos', label: 'Mis favoritos' },
]

const userLinks: readonly FooterLink[] = [
  { href: '/mis-busquedas', label: 'Mis búsquedas' },
  { href: '/mis-favoritos', label: 'Mis favoritos' },
  { href: '/carpetas', label: 'Carpetas' },
  { href: '/lista-de-roles', label: 'Lista de roles' },
  { href: '/chat', label: 'Asistente' },
  { href: '/investigaciones', label: 'Investigaciones' },
  { href: '/analisis-patrones', label: 'Mis análisis' },
  { href: '/verificador', label: 'Verificador de citas' },
  { href: '/detector', label: 'Detector de normas' },
  { href: '/cuenta', label: 'Cuenta y seguridad' },
]

const subscriptionLink: FooterLink = { href: '/suscripciones', label: 'Administrar Suscripción' }

/** The columns of links in the footer. Sign-in links are for guests only, the subscription for who may manage one. */
export function footerColumns(signedIn: boolean, managesSubscription = false): readonly (readonly FooterLink[])[] {
  return [
    [
      { href: '/', label: 'Inicio' },
      { href: '/como-funciona', label: 'Cómo funciona' },
      { href: '/resultados', label: 'Sentencias' },
      { href: '/normativa', label: 'Normas' },
      { href: '/cobertura', label: 'Cobertura' },
      { href: '/calidad', label: 'Calidad' },
      { href: '/#faq', label: 'Preguntas frecuentes' },
    ],
    signedIn ? [...userLinks, ...(managesSubscription ? [subscriptionLink] : [])] : guestLinks,
    [
      { href: '/contacto', label: 'Contacto' },
      { href: '/terminos', label: 'Términos' },
      { href: '/privacidad', label: 'Privacidad' },
      { href: '/accesibilidad', label: 'Accesibilidad' },
      { href: '/docs', label: 'API' },
    ],
  ]
}
