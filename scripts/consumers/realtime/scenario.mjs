const sockets = []
const frames = []

export function connect(socket) {
  sockets.push(socket)
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    frames.push(frame)
    if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
  })
}

const notice = (title) => sockets.at(-1).send(JSON.stringify({ type: 'message/send', content: { Title: title } }))
const logins = () => frames.filter(({ type }) => type === 'auth/login').length

export async function run({ page, context, origin, expect }) {
  await expect.poll(() => frames[0]).toEqual({ type: 'auth/login', content: 'token-1' })
  notice('补料已退回')
  await expect(page.getByRole('status')).toHaveText('补料已退回')
  await expect.poll(() => frames.some(({ type }) => type === 'ping'), { timeout: 15_000 }).toBe(true)
  sockets.at(-1).terminate()
  await expect(page).toHaveTitle('reconnected 1', { timeout: 15_000 })
  await expect.poll(logins).toBe(2)
  notice('审核通过')
  await expect(page.getByRole('status')).toHaveText('补料已退回, 审核通过')
  await page.close()
  await shared({ context, origin, expect })
}

/** Two tabs, one connection; the second one takes it over. */
async function shared({ context, origin, expect }) {
  const open = async () => {
    const tab = await context.newPage()
    await tab.goto(`${origin}/#shared`)
    await expect(tab.locator('html')).toHaveAttribute('data-live', 'open')
    return tab
  }
  const before = sockets.length
  const first = await open()
  const second = await open()
  notice('截单提醒')
  for (const tab of [first, second]) await expect(tab.getByRole('status')).toHaveText('截单提醒')
  expect(sockets.length).toBe(before + 1)
  await first.close()
  await expect(second).toHaveTitle('reconnected 1')
  await expect.poll(logins).toBe(4)
  notice('已放舱')
  await expect(second.getByRole('status')).toHaveText('截单提醒, 已放舱')
  expect(sockets.length).toBe(before + 2)
}
