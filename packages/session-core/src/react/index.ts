export { SessionProvider, useSession } from './session-context.tsx'
