import type { Sent } from './waiting.ts'

/** Texts by key that outlive the page: IndexedDB, or a map in tests. Photos are too large for `localStorage`. */
export interface PhotoStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}
/** A photo that waits. `Key` makes the server take it once, however often it is sent. */
export interface WaitingPhoto {
  readonly Key: string
  readonly Name: string
  readonly Type: string
  /** Why the server did not take it. */
  readonly refused?: string
}
const listOf = (token: string) => `jst slip photos ${token}`
const bytesOf = (token: string, key: string) => `jst slip photo ${token} ${key}`
/** Bytes that are turned into characters at a time: a call has a limit of arguments. */
const chunk = 0x8000

async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}
const fileOf = ({ Name, Type }: WaitingPhoto, text: string): File =>
  new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], Name, { type: Type })

/** Photos of one link that wait, the oldest first. What cannot be read is none. */
export async function photosOf(storage: PhotoStorage, token: string): Promise<WaitingPhoto[]> {
  try {
    const stored: unknown = JSON.parse((await storage.getItem(listOf(token))) ?? '[]')
    return Array.isArray(stored) ? (stored as WaitingPhoto[]) : []
  } catch {
    return []
  }
}
async function writeList(storage: PhotoStorage, token: string, photos: readonly WaitingPhoto[]): Promise<void> {
  if (photos.length === 0) await storage.removeItem(listOf(token))
  else await storage.setItem(listOf(token), JSON.stringify(photos))
}

/** Keeps a photo until the server has it. Its bytes are stored before it is listed. */
export async function keepPhoto(storage: PhotoStorage, token: string, file: File, Key: string): Promise<void> {
  await storage.setItem(bytesOf(token, Key), await textOf(file))
  await writeList(storage, token, [...(await photosOf(storage, token)), { Key, Name: file.name, Type: file.type }])
}
/** Takes a photo off, with its bytes. */
export async function dropPhoto(storage: PhotoStorage, token: string, Key: string): Promise<void> {
  await writeList(
    storage,
    token,
    (await photosOf(storage, token)).filter((one) => one.Key !== Key),
  )
  await storage.removeItem(bytesOf(token, Key))
}

/** Sends photos that wait, the oldest first, until one is not taken for the moment; what was refused waits for the driver and stops nothing. */
export async function sendPhotos(storage: PhotoStorage, token: string, send: (file: File, key: string) => Promise<Sent>): Promise<void> {
  for (const photo of await photosOf(storage, token)) {
    if (photo.refused !== undefined) continue
    const text = await storage.getItem(bytesOf(token, photo.Key))
    const sent = text === null ? 'taken' : await send(fileOf(photo, text), photo.Key)
    if (sent === 'later') return
    if (sent === 'taken') await dropPhoto(storage, token, photo.Key)
    else {
      const photos = await photosOf(storage, token)
      await writeList(
        storage,
        token,
        photos.map((one) => (one.Key === photo.Key ? { ...one, refused: sent.refused } : one)),
      )
    }
  }
}
