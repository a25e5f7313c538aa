export { LiveProvider, useLiveChannel } from './live-context.tsx'
export { useLiveEvent } from './use-live-event.ts'
