import { buttonClass } from './button.tsx'

/** A tool of the list: under the thumb on a phone, beside the count elsewhere, where its word goes when there is little room. */
export const toolClass = buttonClass(
  'quiet',
  'md',
  'px-2.5 font-normal max-md:h-full max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:gap-[3px] max-md:rounded-none max-md:px-1 max-md:text-12 max-md:[&_svg]:size-[19px]',
)

/** The word of a tool that its icon can stand for. */
export const toolWordClass = 'md:@max-[58rem]:sr-only'
