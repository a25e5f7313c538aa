/** Words of uploads on English pages; their Chinese ones stand with the other texts of bookings. */
export const english = {
  pasted: 'Pasted note',
  titled: (name: string, title: string): string => [name, title].filter((part) => part !== '').join(': '),
} as const
