export const main = `
import { watchMessages } from './example'

watchMessages(location.origin.replace('http', 'ws'), () => 't1', (content) => (document.body.textContent = String(content)))
`

export const script = `
import { watchMessages } from './example.ts'

const channel = watchMessages(process.argv[2]!.replace('http', 'ws'), () => 't1', (content) => {
  console.log(content)
  channel.close()
})
`
export const prints = '截单提醒'

export function connect(socket) {
  socket.on('message', (frame) => {
    if (JSON.parse(frame).type !== 'ping') socket.send(JSON.stringify({ type: 'message/send', content: '截单提醒' }))
  })
}

export async function run({ page, expect }) {
  await expect(page.locator('body')).toHaveText('截单提醒')
}
