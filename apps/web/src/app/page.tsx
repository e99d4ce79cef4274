import { SiteFooter } from '../components/frame/site-footer.tsx'
import { SiteHeader } from '../components/frame/site-header.tsx'

export default function Home() {
  return (
    <>
      <SiteHeader current="inicio" />
      <main id="contenido" className="wrap" />
      <SiteFooter />
    </>
  )
}
