import type { ButtonPermission } from './may.ts'

/**
 * Tone of a state tag: one map for the whole product (grey draft, blue waiting for us, orange waiting for others, green done, red refused, purple
 * amended).
 */
export type Tone = 'grey' | 'blue' | 'orange' | 'green' | 'red' | 'purple'

/** A state of a record: its code on the wire and in the database, its words, its colour. */
export interface StateFacts {
  readonly code: number
  readonly zh: string
  readonly en: string
  readonly tone: Tone
  /** Hours that a record may stay in it before it is overdue. */
  readonly dueHours?: number
  /** Nobody has anything to do any more. */
  readonly final?: true
  /** The content of the record stays as it is, while it still moves on. */
  readonly locked?: true
}

/** A code with its word, chosen where a move asks for a reason. */
export interface Reason {
  readonly code: string
  readonly zh: string
}

/** An event that moves a record from one state to another. */
export interface MoveFacts<State extends string = string, Side extends string = string> {
  /** How the history names it. */
  readonly zh: string
  readonly tone: Tone
  /** `none`: the record comes into being. */
  readonly from: readonly (State | 'none')[]
  readonly to: State
  /** Buttons by side; a side that is not named cannot make the move. */
  readonly by: { readonly [S in Side]?: ButtonPermission }
  /** A call that also writes the content makes it, such as a submission: it is none of `eventsFrom`. */
  readonly edits?: true
  /** The button that a page offers for it; without, a page of its own makes it, such as a review desk. */
  readonly act?: MoveAct
  /** The sentence that asks for remarks, where they are needed. */
  readonly remarks?: string
  /** Codes to choose from. */
  readonly reasons?: readonly Reason[]
  /** The move sends the record back to whoever completes it, and names the fields that are missing or wrong. */
  readonly returns?: true
  /** Conditions that the server asks besides state, side and button, by the names under which the area's module answers for them. */
  readonly guards?: readonly string[]
}

/** Words and weight of the button that makes a move, of its confirmation and its success. */
export interface MoveAct {
  readonly zh: string
  /** Effect of the move, for the confirmation. */
  readonly about: string
  readonly done: string
  readonly weight?: 'primary' | 'danger'
}

type Facts = Readonly<Record<string, StateFacts>>
type Sides = Readonly<Record<string, string>>
type Moves<S, D> = Readonly<Record<string, MoveFacts<keyof S & string, keyof D & string>>>

/** States and moves of one kind of record, declared once: the server moves only by it, pages draw their buttons from it, the docs their table. */
export interface States<S extends Facts = Facts, D extends Sides = Sides, M extends Moves<S, D> = Moves<S, D>> {
  readonly states: S
  /** Sides that make moves, with their names. */
  readonly sides: D
  readonly moves: M
  /** Code of each state. */
  readonly codes: { readonly [State in keyof S]: S[State]['code'] }
  /** Undefined for a code that no state has. */
  stateOf(code: number): (keyof S & string) | undefined
  /** Word of a state by its code; the code itself when it is unknown. */
  wordOf(code: number): string
  /** Events by which a side moves a record of this state, whatever buttons its people hold. */
  eventsFrom(code: number, side: keyof D & string): (keyof M & string)[]
  /** The event by which a side moves a record from one state to another. */
  eventBetween(from: number, to: number, side: keyof D & string): (keyof M & string) | undefined
  /** An event may start from this state. */
  startsFrom(event: keyof M & string, code: number): boolean
  /** Code of the state that an event leads to. */
  codeAfter(event: keyof M & string): number
  /** Buttons of all moves that are made by no call of their own, for the declaration of the call that makes them. */
  readonly moveButtons: readonly [ButtonPermission, ...ButtonPermission[]]
}

export function defineStates<const S extends Facts, const D extends Sides, const M extends Moves<S, D>>(declared: {
  readonly states: S
  readonly sides: D
  readonly moves: M
}): States<S, D, M> {
  type State = keyof S & string
  type Event = keyof M & string
  const { states, moves } = declared
  const names = Object.keys(states) as State[]
  const byCode = new Map(names.map((state) => [states[state]!.code, state]))
  const factsOf = (event: Event) => moves[event] as MoveFacts
  const codeAfter = (event: Event) => (states as Facts)[factsOf(event).to]!.code
  const startsFrom = (event: Event, code: number) => factsOf(event).from.includes(byCode.get(code) ?? '')
  const movers = (Object.keys(moves) as Event[]).filter((event) => !factsOf(event).edits)
  const buttons = movers.flatMap((event) => Object.values(factsOf(event).by)).filter((button) => button !== undefined)
  const eventsFrom = (code: number, side: string) =>
    movers.filter((event) => startsFrom(event, code) && factsOf(event).by[side] !== undefined)
  return {
    ...declared,
    codes: Object.fromEntries(names.map((state) => [state, states[state]!.code])) as States<S, D, M>['codes'],
    stateOf: (code) => byCode.get(code),
    wordOf: (code) => (states as Facts)[byCode.get(code) ?? '']?.zh ?? String(code),
    eventsFrom,
    eventBetween: (from, to, side) => eventsFrom(from, side).find((event) => codeAfter(event) === to),
    startsFrom,
    codeAfter,
    moveButtons: [
      ...new Map(buttons.map((button) => [`${button.path} ${button.code}`, button])).values(),
    ] as unknown as States['moveButtons'],
  }
}
