/** Characters that an answer to a question quotes at most. Most answers stay below. */
export const answerCharacters = 2500
