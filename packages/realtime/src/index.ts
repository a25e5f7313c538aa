export * from './events.ts'
export { backOff } from './back-off.ts'
export { LiveChannel, openTimeout, pingInterval, reconnectDelay } from './live-channel.ts'
export { globalClock } from './clock.ts'
export { liveUrl } from './live-url.ts'
export type {
  ChannelStatus,
  Clock,
  LiveChannelPorts,
  LiveConnection,
  LiveFrame,
  LiveFrameListener,
  LiveSnapshot,
  NetworkEvents,
  SocketLike,
} from './ports.ts'
