/** Every page of the site that stands on its own. */
export const footerColumns: readonly (readonly { readonly href: string; readonly label: string }[])[] = [
  [
    { href: '/', label: 'Inicio' },
    { href: '/como-funciona', label: 'Cómo funciona' },
    { href: '/resultados', label: 'Sentencias' },
    { href: '/cobertura', label: 'Cobertura' },
    { href: '/#faq', label: 'Preguntas frecuentes' },
  ],
  [
    { href: '/login', label: 'Iniciar Sesión' },
    { href: '/register', label: 'Registrarse' },
    { href: '/mis-busquedas', label: 'Mis búsquedas' },
    { href: '/mis-favoritos', label: 'Mis favoritos' },
  ],
  [
    { href: '/contacto', label: 'Contacto' },
    { href: '/terminos', label: 'Términos' },
    { href: '/privacidad', label: 'Privacidad' },
    { href: '/accesibilidad', label: 'Accesibilidad' },
    { href: '/docs', label: 'API' },
  ],
]
