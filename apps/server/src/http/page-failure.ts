import { randomBytes } from 'node:crypto'
import { errorCatalogue } from '@basejuris/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureBody } from './error-mapper.ts'

/** Answers a page that could not be rendered with a self-contained error page. Other requests get the error as JSON. */
export function answerPageFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = failureBody(error, request)
  const { status, message } = errorCatalogue[body.code]
  reply.code(status)
  if (!(request.headers.accept ?? '').includes('text/html')) return reply.send(body)
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`)
    .send(failureHtml({ sentence: message, requestId: body.requestId, nonce, isAway: status === awayStatus }))
}

const awayStatus = 503
/** Without scripts the page loads itself again. */
const retrySeconds = 5

/** Colours are the pages' tokens. */
const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#edf0f4, #0e1725); color: light-dark(#17212e, #e3e8ef) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1.5rem; min-height: 3.75rem; padding: .3rem 2rem; box-sizing: border-box; border-bottom: 1px solid light-dark(#d5dce5, #27354a) }
header a { padding: 0; background: none; color: inherit }
header a:first-child { font: 600 1.1875rem/1 Georgia, serif; color: light-dark(#1a365d, #e3e8ef) }
form { flex: 1; max-width: 43.75rem }
input { width: 100%; box-sizing: border-box; padding: .55rem .8rem; border: 1px solid light-dark(#77859a, #5d6d85); border-radius: 6px; background: light-dark(#ffffff, #152033); color: inherit; font: inherit }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1.25rem }
h1 { margin: 0 0 .4rem; font: 500 1.625rem/1.25 Georgia, serif }
p { margin: 0 0 1.25rem; color: light-dark(#435063, #b5c1d0) }
a { display: inline-block; padding: .6rem .9rem; border-radius: 6px; background: light-dark(#1a365d, #a5c6f5); color: light-dark(#ffffff, #0d1726); text-decoration: none }
small { font-size: .8125rem }`

interface FailurePage {
  readonly sentence: string
  readonly requestId: string
  readonly nonce: string
  /** It will pass by itself. */
  readonly isAway: boolean
}

/** Sentence and id are the product's own and need no escaping. An empty href is the page itself. */
const failureHtml = ({ sentence, requestId, nonce, isAway }: FailurePage): string => `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#1a365d">
<meta property="og:locale" content="es_CL">
<title>La página no se pudo mostrar · BaseJuris</title>
${isAway ? `<meta http-equiv="refresh" content="${retrySeconds}">\n` : ''}<style nonce="${nonce}">${style}
</style>
</head>
<body>
<header>
<a href="/">BaseJuris</a>
<form action="/resultados" role="search"><input type="search" name="q" maxlength="2000" aria-label="Buscar jurisprudencia" placeholder="Rol, norma, frase entre comillas o pregunta"></form>
<a href="/mis-busquedas">Mis búsquedas</a>
<a href="/carpetas">Carpetas</a>
</header>
<main>
<h1>La página no se pudo mostrar.</h1>
<p>${sentence}${isAway ? ` La página se vuelve a cargar sola cada ${retrySeconds} segundos.` : ''}</p>
<p><a href="">Intentar de nuevo</a></p>
<p><small>Código para soporte: ${requestId}</small></p>
</main>
</body>
</html>
`
