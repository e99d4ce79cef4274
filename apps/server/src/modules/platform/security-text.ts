import { dayMs } from '@basejuris/domain/calendar'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/** Tells where to report vulnerabilities (RFC 9116). */
export function securityText({ publicUrl, supportEmail }: Services['site'], now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + goodForDays * dayMs)
  return [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${publicUrl}/contacto`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/privacidad#seguridad`,
    '',
  ].join('\n')
}

export function serveSecurityText(app: FastifyInstance, { site }: Pick<Services, 'site'>): void {
  for (const url of ['/.well-known/security.txt', '/security.txt'])
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(securityText(site, new Date())),
    )
}
