import { Button } from '@arco-design/web-react'
import { publicPorts, readBoxes, settableBoxes, writeBoxes, type PublicPort } from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { ChoiceField, DayField, isDay, TextField, today } from '@jst/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { texts as words } from './center.texts.ts'

export interface CenterQuery {
  readonly Pol: string
  readonly Pod: string
  readonly Day: string
  readonly Boxes: string
}
const isPort = (code: string) => /^[A-Z]{2}[A-Z0-9]{3}$/.test(code)

/** Ports of an address as somebody wrote them: codes or names. */
export interface TypedPorts {
  readonly pol: string
  readonly pod: string
}
export const typedPorts = (params: URLSearchParams): TypedPorts => ({ pol: params.get('Pol') ?? '', pod: params.get('Pod') ?? '' })

/** Boxes of an address that names ports alone, as those of sites do. */
const usualBoxes = '40HQ*1'
/** Query in the address; undefined while a required part is missing. */
export function centerQueryOf(params: URLSearchParams): CenterQuery | undefined {
  const { pol: Pol, pod: Pod } = typedPorts(params)
  const [Day, Boxes] = [params.get('Day') || today(), params.get('Boxes') || usualBoxes]
  return isPort(Pol) && isPort(Pod) && isDay(Day) && readBoxes(Boxes) ? { Pol, Pod, Day, Boxes } : undefined
}

/** A port as it was typed or taken from the list: `上海 CNSHA` or `cnsha`; '' : none that could be one. */
const codeOf = (typed: string) => {
  const last = typed.trim().split(/\s+/).at(-1)?.toUpperCase() ?? ''
  return isPort(last) ? last : ''
}

/** The code of a port by its code or its whole name; '' and the candidates where the text names no port or several. */
async function portOf(typed: string, find: (keyword: string) => Promise<readonly PublicPort[]>) {
  const code = codeOf(typed)
  const name = typed.trim().toLowerCase()
  if (code !== '' || name === '') return { code, candidates: [] }
  const found = await find(name.slice(0, 20)).catch(() => [])
  const namesakes = found.filter(({ Name, NameEn }) => [Name, NameEn].some((one) => one.toLowerCase() === name))
  return namesakes.length === 1 ? { code: namesakes[0]!.Code, candidates: [] } : { code: '', candidates: namesakes }
}

interface CenterFormProps {
  centerQuery: CenterQuery | undefined
  /** Ports of the address, where they are no codes: they are looked up as if they were typed. */
  typed?: TypedPorts
  onAsk: (query: CenterQuery) => void
}

/** From where, to where, when, which boxes: for people who are no users, and for phones. Enter asks. */
export function CenterForm({ centerQuery, typed, onAsk }: CenterFormProps) {
  const [box] = readBoxes(centerQuery?.Boxes ?? '') ?? []
  const [pol, setPol] = useState(centerQuery?.Pol ?? typed?.pol ?? '')
  const [pod, setPod] = useState(centerQuery?.Pod ?? typed?.pod ?? '')
  const [day, setDay] = useState(centerQuery?.Day ?? today())
  const [type, setType] = useState<string>(box?.type ?? '40HQ')
  const [count, setCount] = useState(String(box?.count ?? 1))
  const [wrong, setWrong] = useState<{ readonly pol?: string; readonly pod?: string }>({})
  const { api } = useApp()
  const ask = async () => {
    const find = (Keyword: string) => api.call(publicPorts, { Keyword })
    const [from, to] = await Promise.all([portOf(pol, find), portOf(pod, find)])
    const [Pol, Pod] = [from.code, to.code]
    const found = {
      ...(Pol === '' ? { pol: words.unclear(from.candidates.map(({ Name, Code }) => `${Name} ${Code}`)) } : {}),
      ...(Pod === ''
        ? { pod: words.unclear(to.candidates.map(({ Name, Code }) => `${Name} ${Code}`)) }
        : Pod === Pol
          ? { pod: words.same }
          : {}),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const boxes = Math.min(99, Math.max(1, Number.parseInt(count, 10) || 1))
    onAsk({ Pol, Pod, Day: day || today(), Boxes: writeBoxes([{ type, count: boxes }]) })
  }
  const isComplete = centerQuery === undefined && pol !== '' && pod !== ''
  const form = useRef<HTMLFormElement>(null)
  const submit = useEffectEvent(() => isComplete && form.current?.requestSubmit())
  useEffect(() => void submit(), [])
  return (
    <form
      ref={form}
      className="jst-center-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <PortField label={words.pol} value={pol} onChange={setPol} error={wrong.pol} />
      <PortField label={words.pod} value={pod} onChange={setPod} error={wrong.pod} />
      <DayField label={words.day} required value={day} onChange={setDay} />
      <ChoiceField label={words.box} value={type} options={settableBoxes.map((value) => ({ value, label: value }))} onChange={setType} />
      <TextField label={words.count} value={count} onChange={setCount} maxLength={2} />
      <Button type="primary" htmlType="submit">
        {words.search}
      </Button>
    </form>
  )
}

/** A port by code or name; the browser offers those that begin so. */
function PortField({
  label,
  value,
  onChange,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}) {
  const { api } = useApp()
  const list = useId()
  const [ports, setPorts] = useState<readonly PublicPort[]>([])
  const look = (typed: string) => {
    onChange(typed)
    const keyword = typed.trim()
    if (keyword === '' || codeOf(typed) !== '') return
    // an older answer offers other ports for a moment; one that fails offers none
    void api.call(publicPorts, { Keyword: keyword.slice(0, 20) }).then(setPorts, () => setPorts([]))
  }
  return (
    <>
      <TextField
        label={label}
        required
        value={value}
        onChange={look}
        maxLength={40}
        hint={words.portHint}
        list={list}
        {...(error ? { error } : {})}
      />
      <datalist id={list}>
        {ports.map(({ Code, Name, NameEn }) => (
          <option key={Code} value={`${Name} ${Code}`}>
            {NameEn}
          </option>
        ))}
      </datalist>
    </>
  )
}
