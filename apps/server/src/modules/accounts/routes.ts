import type { FastifyInstance } from 'fastify'
import type { TokenCookies } from '../../http/token-cookie.ts'
import type { Services } from '../../services.ts'
import { bindAccessKeyRoutes } from './access-keys/routes.ts'
import { bindEmailRoutes } from './email/routes.ts'
import { bindProfileRoutes } from './profile/routes.ts'
import { bindRecoveryRoutes } from './recovery/routes.ts'
import { bindSecurityRoutes } from './security/routes.ts'
import { bindOidcRoutes } from './sign-in/oidc-routes.ts'
import { bindSignInRoutes } from './sign-in/routes.ts'

export function bindAccountRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  bindSignInRoutes(app, services, cookies)
  bindOidcRoutes(app, services, cookies)
  bindRecoveryRoutes(app, services, cookies)
  bindEmailRoutes(app, services, cookies)
  bindProfileRoutes(app, services, cookies)
  bindSecurityRoutes(app, services)
  bindAccessKeyRoutes(app, services)
}
