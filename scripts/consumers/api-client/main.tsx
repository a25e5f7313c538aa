import { ApiError, createApiClient } from '@jst/api-client'
import { currentUser } from '@jst/contracts/account'
import { modifySi, siInfo } from '@jst/contracts/si'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const messages: string[] = []
const api = createApiClient({
  getToken: () => 'token-1',
  onUnauthorized: (token) => messages.push(`401 ${token}`),
  onConflict: () => messages.push('409'),
  onTokenOffered: (token) => messages.push(`403 ${token}`),
})
const failure = (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.message}` : String(error))

const acts: Record<string, () => Promise<string>> = {
  user: async () => (await api.call(currentUser)).Name,
  conflict: async () => {
    await api.call(siInfo, { Id: 1 }).catch((error: unknown) => messages.push(failure(error)))
    return messages.join(', ')
  },
  save: async () => {
    const record = await api.call(siInfo, { Id: 2 })
    await api.call(modifySi, record)
    return 'saved'
  },
  file: async () => {
    const { fileName, type, blob } = await api.download('/api/file')
    return `${fileName} ${type} ${blob.size}`
  },
}

function Page() {
  const [text, setText] = useState('')
  return (
    <>
      <output>{text}</output>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act().then(setText, (error: unknown) => setText(failure(error)))}>
          {name}
        </button>
      ))}
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
