import { LiveChannel, liveUrl } from '@jst/realtime'
import { LiveProvider, useLiveEvent } from '@jst/realtime/react'
import { SharedLiveChannel } from '@jst/realtime/shared'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

declare module '@jst/realtime' {
  interface Register {
    events: { 'message/send': { Title: string } }
  }
}

let reconnects = 0
const ports = {
  url: liveUrl(location),
  token: () => 'token-1',
  createSocket: (url: string) => new WebSocket(url),
  network: window,
  onReconnect: () => (document.title = `reconnected ${++reconnects}`),
}
const ofThisTab = () => new LiveChannel(ports)
const ofAllTabs = () => new SharedLiveChannel({ ...ports, bus: new BroadcastChannel('jst:live'), locks: navigator.locks })
const channel = location.hash === '#shared' ? ofAllTabs() : ofThisTab()

function Notices() {
  const [titles, setTitles] = useState<string[]>([])
  useLiveEvent('message/send', ({ Title }) => setTitles((before) => [...before, Title]))
  return <output>{titles.join(', ')}</output>
}

createRoot(document.getElementById('root')!).render(
  <LiveProvider channel={channel}>
    <Notices />
  </LiveProvider>,
)
channel.subscribe(() => (document.documentElement.dataset['live'] = channel.status))
channel.open()
