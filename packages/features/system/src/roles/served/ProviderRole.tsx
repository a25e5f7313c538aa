import { servedScreen } from './ServedRoles.tsx'

export const { Screen, preload } = servedScreen('provider')
