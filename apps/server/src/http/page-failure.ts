import { randomBytes } from 'node:crypto'
import { errorCatalogue } from '@basejuris/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureBody } from './error-mapper.ts'

/** Answers a page that could not be rendered with a self-contained error page. Other requests get the error as JSON. */
export function answerPageFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = failureBody(error, request)
  reply.code(errorCatalogue[body.code].status)
  if (!(request.headers.accept ?? '').includes('text/html')) return reply.send(body)
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`)
    .send(failureHtml(errorCatalogue[body.code].message, body.requestId, nonce))
}

/** Colours are the pages' tokens. */
const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#edf0f4, #0e1725); color: light-dark(#17212e, #e3e8ef) }
main { max-width: 40rem; margin: 0 auto; padding: 4rem 1.25rem }
h1 { margin: 0 0 .4rem; font: 500 1.625rem/1.25 Georgia, serif }
p { margin: 0 0 1.25rem; color: light-dark(#435063, #b5c1d0) }
a { display: inline-block; padding: .6rem .9rem; border-radius: 6px; background: light-dark(#1a365d, #a5c6f5); color: light-dark(#ffffff, #0d1726); text-decoration: none }
small { font-size: .8125rem }`

/** Sentence and id are the product's own and need no escaping. An empty href is the page itself. */
const failureHtml = (sentence: string, requestId: string, nonce: string): string => `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#1a365d">
<meta property="og:locale" content="es_CL">
<title>La página no se pudo mostrar · BaseJuris</title>
<style nonce="${nonce}">${style}
</style>
</head>
<body>
<main>
<h1>La página no se pudo mostrar.</h1>
<p>${sentence}</p>
<p><a href="">Intentar de nuevo</a></p>
<p><small>Código para soporte: ${requestId}</small></p>
</main>
</body>
</html>
`
