/**
 * The same answers, each worked out once: columns repeat few cells. When as many as `most` are kept, all are let go.
 *
 * @param answerTo pure; never answers `undefined`
 */
export function remembering<Key, Answer>(answerTo: (key: Key) => Answer, most: number): (key: Key) => Answer {
  const kept = new Map<Key, Answer>();
  return (key) => {
    let answer = kept.get(key);
    if (answer === undefined) {
      answer = answerTo(key);
      if (kept.size >= most) kept.clear();
      kept.set(key, answer);
    }
    return answer;
  };
}
