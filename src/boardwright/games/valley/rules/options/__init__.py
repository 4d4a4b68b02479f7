"""What a seat may answer: moves, placements, payment methods, labels, and refusals."""
